import type { Run, Sample } from './format'

const quoted = (value: string) => (/[",\r\n]/.test(value) ? `"${value.replaceAll('"', '""')}"` : value)

function rowOf(sample: Sample): string[] {
  switch (sample.outcome) {
    case 'ok':
      return [sample.seed, 'ok', String(sample.milliseconds), sample.answer]
    case 'timeout':
      return [sample.seed, 'timeout', String(sample.limitMilliseconds), '']
    case 'error':
      return [sample.seed, 'error', '', sample.message]
  }
}

/**
 * The raw file of a run (RFC 4180, with line feeds): a row for each sample. Its SHA-256 is in the result, so that readers can
 * check a downloaded file.
 */
export function rawFile({ samples }: Pick<Run, 'samples'>): string {
  const rows = samples.map(rowOf)
  return [['seed', 'outcome', 'milliseconds', 'answer'], ...rows].map((row) => `${row.map(quoted).join(',')}\n`).join('')
}

/** SHA-256 in hexadecimal digits. */
export async function sha256Of(text: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}
