/** A float always shows that it is one: `3320.0`. */
export function floatText(value: number): string {
  if (!Number.isFinite(value)) return Number.isNaN(value) ? 'NaN' : value > 0 ? 'Infinity' : '-Infinity'
  if (Object.is(value, -0)) return '-0.0'
  const text = String(value)
  if (/^-?\d+$/.test(text)) return `${text}.0`
  return text.replace('e+', 'E').replace('e', 'E')
}
