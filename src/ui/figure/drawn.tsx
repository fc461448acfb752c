/** A figure, already drawn: SVG markup made on the server from the data that the text explains. */
export interface Drawing {
  width: number
  height: number
  markup: string
}

/** A drawing that comes with the page's data. `label` says what it shows, for those who do not see it. */
export function Drawn({ drawing, label, className }: { drawing: Drawing; label: string; className: string }) {
  const { width, height, markup } = drawing
  return (
    <svg
      className={`drawing ${className}`}
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
      role="img"
      aria-label={label}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: drawn by draw.ts from our own data, which escapes its words
      dangerouslySetInnerHTML={{ __html: markup }}
    />
  )
}
