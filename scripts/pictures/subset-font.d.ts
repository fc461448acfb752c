/** The package has no types of its own. */
declare module 'subset-font' {
  /** Cuts a font down to the characters of `text`; an axis of a variable font is limited, or set to one value. */
  export default function subsetFont(
    font: Buffer,
    text: string,
    options: { targetFormat: 'truetype' | 'woff2'; variationAxes?: Record<string, number | { min: number; max: number }> }
  ): Promise<Buffer>
}
