import { createIsomorphicFn } from '@tanstack/react-start'
import type { Shown } from '~/content/vendor/slot'
import type { Architecture } from '~/content/vendor/technology'
import { textIn } from '~/contract/locale'
import { useLocale } from '~/lib/locale'
import { m } from '~/paraglide/messages'
import { ServerDrawing } from '~/ui/figure/drawing'
import { HalfFigure, HalfText, Halves } from '~/ui/page/halves'
import { SampleMark } from '~/ui/page/row-list'
import { Plate } from '~/ui/plate'
import type { DatabaseContent } from './copy/types'
import { architectureHeight, architectureWidth, drawArchitecture } from './figures/architecture-drawing'

const drawFigure = createIsomorphicFn()
  .server(drawArchitecture)
  .client(async (...given) => (await import('./figures/architecture-drawing')).drawArchitecture(...given))

interface ArchitecturePlateProps {
  copy: DatabaseContent['architecture']
  shown: Shown<Architecture>
}

/** How the product is built: its parts, how it stores and how it replicates. */
export function ArchitecturePlate({ copy, shown: { value, hasBadge } }: ArchitecturePlateProps) {
  const locale = useLocale()
  const points = [
    ...value.parts.map(({ name, does }) => ({ heading: textIn(name, locale), text: textIn(does, locale) })),
    { heading: copy.storage, text: textIn(value.storage, locale) },
    { heading: copy.replication, text: textIn(value.replication, locale) }
  ]
  return (
    <Plate id="architecture" number="03" question={copy.plate.question} title={copy.plate.headline}>
      <Halves>
        <HalfFigure number={m.page_figure({ number: '3-5' })} caption={copy.figure}>
          <ServerDrawing
            name="database architecture"
            width={architectureWidth}
            height={architectureHeight(value.parts.length)}
            label={copy.alt}
            className="database-drawing database-architecture"
            copy={copy}
            draw={() => drawFigure(value.parts, locale)}
          />
        </HalfFigure>
        <HalfText>
          {points.map(({ heading, text }, index) => (
            <div key={heading} className="database-point">
              <h3>
                {heading}
                {hasBadge && index === 0 ? <SampleMark>{m.page_sample()}</SampleMark> : null}
              </h3>
              <p>{text}</p>
            </div>
          ))}
        </HalfText>
      </Halves>
    </Plate>
  )
}
