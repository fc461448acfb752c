import { useEffect, useRef, useState } from 'react'

interface StaticDrawingProps {
  /** Size of the drawing's coordinate system; it scales to the width it is given and keeps its shape. */
  width: number
  height: number
  /** What the drawing shows, for those who do not see it. Left out, the drawing is decoration beside text that says it all. */
  label?: string
  className?: string
  /** Gives up its shape to fill the box that CSS gives it. */
  stretched?: boolean
  /** Inner markup on the server; undefined in the browser, whose bundle does not contain the code that draws. */
  markup: string | undefined
  /** Fetches that code and draws the same, for a page that did not come from the server. */
  load: () => Promise<string>
  /** Changes when what is drawn changes: the locale, as a rule. */
  version: string
}

/** A drawing that the server made. Hydration keeps the server's markup; only a page made in the browser draws it again. */
export function StaticDrawing({ width, height, label, className, stretched, markup, load, version }: StaticDrawingProps) {
  const svg = useRef<SVGSVGElement>(null)
  const drawn = useRef<string>(undefined)
  const [redrawn, setRedrawn] = useState<string>()

  useEffect(() => {
    if (drawn.current === undefined && svg.current?.hasChildNodes()) drawn.current = version
    if (drawn.current === version) return
    let current = true
    load().then(
      (fresh) => {
        if (!current) return
        drawn.current = version
        setRedrawn(fresh)
      },
      () => undefined // A drawing that cannot be fetched stays away; its label and caption still tell what it shows.
    )
    return () => {
      current = false
    }
  }, [version, load])

  return (
    <svg
      ref={svg}
      className={className ? `drawing ${className}` : 'drawing'}
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
      {...(stretched && { preserveAspectRatio: 'none' })}
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: made by draw.ts from our own data, which escapes its words
      dangerouslySetInnerHTML={{ __html: redrawn ?? markup ?? '' }}
    />
  )
}
