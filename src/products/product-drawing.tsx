import { createIsomorphicFn } from '@tanstack/react-start'
import { withModule } from '~/lib/page-modules'
import { ServerDrawing } from '~/ui/figure/drawing'
import type { ProductId, ProductPages } from './types'
import './products.css'

interface FiguresModule {
  figures: Readonly<Record<string, (words: unknown) => string>>
}

const fetched = import.meta.glob<FiguresModule>('./*/figures.ts')
const onServer = createIsomorphicFn()
  .server(() => import.meta.glob<FiguresModule>('./*/figures.ts', { eager: true }))
  .client(() => undefined)

interface ProductDrawingProps<Page extends ProductId, Name extends FigureName<Page>> {
  page: Page
  name: Name
  words: WordsOf<ProductPages[Page]['figures'][Name]>
  /** 560 units for a figure, 280 for one of several steps: the style sheet keeps their words readable. */
  width: 560 | 280
  height: number
  /** Left out where the text beside the drawing says it all. */
  label?: string
}

type FigureName<Page extends ProductId> = keyof ProductPages[Page]['figures'] & string
/** Words of the page's copy; undefined for a drawing without any. */
type WordsOf<Draw> = Draw extends (words: infer Words) => string ? ([unknown] extends [Words] ? undefined : Words) : never

/** A drawing from the `figures.ts` of a page's folder. */
export function ProductDrawing<Page extends ProductId, Name extends FigureName<Page>>({
  page,
  name,
  words,
  width,
  height,
  label
}: ProductDrawingProps<Page, Name>) {
  return (
    <ServerDrawing
      name={`product ${page} ${name}`}
      width={width}
      height={height}
      label={label}
      className={`prod-drawing ${width === 280 ? 'prod-small' : 'prod-art'} prod-${name}`}
      copy={words}
      draw={() => withModule(`/${page}/figures.ts`, fetched, onServer(), ({ figures }) => figures[name]?.(words) ?? '')}
    />
  )
}
