import { type RefObject, useRef } from 'react'
import { useLocale } from '~/lib/locale'
import { useMarkup } from '~/ui/server-markup'

/** A figure, already drawn: SVG markup made from the data that the text explains, without the `<svg>` around it. */
export interface Drawn {
  width: number
  height: number
  markup: string
}

interface Frame {
  /** Size of the drawing's coordinate system; it scales to the width it is given and keeps its shape. */
  width: number
  height: number
  /** What the drawing shows, for those who do not see it. Left out, the drawing is decoration beside text that says it all. */
  label?: string | undefined
  className?: string | undefined
  /** Gives up its shape to fill the box that CSS gives it. */
  stretched?: boolean | undefined
}

interface DrawingProps extends Frame, Drawn {
  ref?: RefObject<SVGSVGElement | null>
}

/** A drawing whose markup is at hand: in what only the server renders, and in what the build makes. */
export function Drawing({ width, height, label, className, stretched, markup, ref }: DrawingProps) {
  return (
    <svg
      ref={ref}
      className={className ? `drawing ${className}` : 'drawing'}
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
      {...(stretched && { preserveAspectRatio: 'none' })}
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: made by draw.ts from our own data, which escapes its words
      dangerouslySetInnerHTML={{ __html: markup }}
    />
  )
}

interface ServerDrawingProps extends Frame {
  /** Unique on the site, with everything that the drawing depends on besides the locale. */
  name: string
  /** Copy of the page that the drawing is made from. */
  copy?: object | undefined
  /** Draws: at once on the server, in the browser after its code has been fetched. */
  draw: () => string | Promise<string>
}

/** A drawing that the server makes, once for each locale. Only a page that the browser makes itself fetches its code. */
export function ServerDrawing({ name, copy, draw, ...frame }: ServerDrawingProps) {
  const svg = useRef<SVGSVGElement>(null)
  const markup = useMarkup(svg, { name, locale: useLocale(), copy, make: draw })
  return <Drawing ref={svg} {...frame} markup={markup} />
}
