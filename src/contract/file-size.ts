import type { Locale } from './locale'

/** Each unit is a thousand times the previous one. */
const byteUnits = ['kilobyte', 'megabyte', 'gigabyte'] as const

/** Formats a file size («0.8 kB», «1.2 MB»). */
export function formatBytes(bytes: number, locale: Locale): string {
  const step = bytes < 1e6 ? 0 : bytes < 1e9 ? 1 : 2
  const unit = byteUnits[step]
  return new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'short', maximumFractionDigits: 1 }).format(
    bytes / 1000 ** (step + 1)
  )
}
