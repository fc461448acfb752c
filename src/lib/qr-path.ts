import { encode } from 'uqr'

/** Size of the drawn code in units, its quiet zone included. */
export const qrSize = 128
/** Modules of the quiet zone on each side (ISO/IEC 18004). */
const quietZone = 4

/** Path data of a QR code: the dark modules of each row, joined. Level M still reads if a corner of the print is smudged. */
export function qrPath(text: string): string {
  const { data, size } = encode(text, { ecc: 'M', border: quietZone })
  const unit = qrSize / size
  const at = (modules: number) => Math.round(modules * unit * 100) / 100
  const runs = data.flatMap((row, y) =>
    [
      ...row
        .map((isDark) => (isDark ? '1' : '0'))
        .join('')
        .matchAll(/1+/g)
    ].map(({ 0: run, index }) => `M${at(index)} ${at(y)}h${at(run.length)}v${at(1)}h-${at(run.length)}z`)
  )
  return runs.join('')
}
