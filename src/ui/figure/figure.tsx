import type { ReactNode } from 'react'

interface FigureProps {
  /** «图 1-1», «Fig. 1-1». */
  number: string
  caption: string
  /** One line that explains how to read the drawing. */
  reading?: string
  /** Marks invented data as a sample. */
  sample?: string
  /** `LegendKey`s. */
  legend?: ReactNode
  className?: string
  children: ReactNode
}

/** A drawing on squared paper with its number, caption, reading instructions, legend, and a note on sample data. */
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
