import type { ReactNode } from 'react'

interface FigureProps {
  /** «图 1-1», «Fig. 1-1». */
  number: string
  caption: string
  /** One line that says how to read the drawing. */
  reading?: string
  /** Says that the data is made up, where it is. */
  sample?: string
  /** `LegendKey`s. */
  legend?: ReactNode
  className?: string
  /** The drawing. */
  children: ReactNode
}

/** The frame of a drawing: squared paper, then number and caption, how to read it, the legend, and whether the data is real. */
export function Figure({ number, caption, reading, sample, legend, className, children }: FigureProps) {
  return (
    <figure className={className ? `figure ${className}` : 'figure'}>
      <div className="figure-art">{children}</div>
      <figcaption className="figure-caption note">
        <p>
          <b>{number}</b> {caption}
        </p>
        {reading ? <p>{reading}</p> : null}
        {legend ? <p className="legend">{legend}</p> : null}
        {sample ? <p>{sample}</p> : null}
      </figcaption>
    </figure>
  )
}
