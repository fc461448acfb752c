import { createIsomorphicFn } from '@tanstack/react-start'
import { headOf, type PageCopy } from '~/content/page-copy'
import { ServerDrawing } from '~/ui/figure/drawing'
import { HeroNotes } from '~/ui/page/hero-notes'
import { PageHero } from '~/ui/page/page-hero'
import { type CenterDrawingContent, draw } from './copy/drawings'
import type { DrawingCopy } from './copy/types'
import './center.css'

const drawFigure = createIsomorphicFn()
  .server(draw)
  .client(async (...given) => (await import('./copy/drawings')).draw(...given))

interface CenterHeroProps {
  copy: PageCopy & { drawing: Omit<DrawingCopy<string>, 'words'> }
  content: CenterDrawingContent
  /** An additional note on the figure. */
  note?: string
}

/** Hero of a resource center page, with its figure and notes. */
export function CenterHero({ copy, content, note }: CenterHeroProps) {
  return (
    <PageHero
      {...headOf(copy)}
      figure={
        <ServerDrawing
          name={`center ${content.name}`}
          width={680}
          height={480}
          label={copy.drawing.alt}
          className="center-drawing"
          copy={content}
          draw={() => drawFigure(content)}
        />
      }
    >
      <HeroNotes figure={{ ...copy.drawing, note }} />
    </PageHero>
  )
}
