/** Formats seconds as players do: `0:06`, `12:30`, `1:02:05`. */
export function formatDuration(seconds: number): string {
  const [hours, minutes, rest] = parts(seconds)
  const two = (value: number) => String(value).padStart(2, '0')
  return hours > 0 ? `${hours}:${two(minutes)}:${two(rest)}` : `${minutes}:${two(rest)}`
}

/** Formats seconds as an ISO 8601 duration: `PT12M30S`. */
export function isoDuration(seconds: number): string {
  const [hours, minutes, rest] = parts(seconds)
  return `PT${hours > 0 ? `${hours}H` : ''}${minutes > 0 ? `${minutes}M` : ''}${rest > 0 || seconds < 60 ? `${rest}S` : ''}`
}

function parts(seconds: number): [hours: number, minutes: number, seconds: number] {
  const whole = Math.round(seconds)
  return [Math.floor(whole / 3600), Math.floor((whole % 3600) / 60), whole % 60]
}
