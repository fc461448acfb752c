import { type RefObject, useRef } from 'react'
import { useLocale } from '~/lib/locale'
import type { servedAttributes } from '~/ui/served-nodes'
import { useMarkup } from '~/ui/server-markup'

/** A finished figure: its size, and its markup without the enclosing `<svg>`. */
export interface DrawingMarkup {
  width: number
  height: number
  markup: string
}

interface Frame {
  /** Size of the drawing's coordinate system; the drawing scales to the available width and keeps its aspect ratio. */
  width: number
  height: number
  /** Description for screen readers. Omit it for a drawing that only illustrates the text beside it. */
  label?: string | undefined
  className?: string | undefined
  /** Fills the box that CSS defines, ignoring the aspect ratio. */
  stretched?: boolean | undefined
}

interface DrawingProps extends Frame, DrawingMarkup {
  ref?: RefObject<SVGSVGElement | null>
  /** Attributes of a drawing that only the server draws. */
  served?: ReturnType<typeof servedAttributes>
}

/** A drawing from existing markup, made by the server or at build time. */
export function Drawing({ width, height, label, className, stretched, markup, ref, served }: DrawingProps) {
  return (
    <svg
      ref={ref}
      {...served}
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
  /** Unique on the site; includes everything that the drawing depends on besides the locale. */
  name: string
  /** Page copy that the drawing uses. */
  copy?: object | undefined
  /** Draws synchronously on the server, and after loading its code in the browser. */
  draw: () => string | Promise<string>
}

/** A drawing that the server caches for each locale. The browser loads its code only when it renders the page itself. */
export function ServerDrawing({ name, copy, draw, ...frame }: ServerDrawingProps) {
  const svg = useRef<SVGSVGElement>(null)
  const { html, served } = useMarkup(svg, { name, locale: useLocale(), copy, make: draw })
  return <Drawing ref={svg} {...frame} markup={html} served={served} />
}
