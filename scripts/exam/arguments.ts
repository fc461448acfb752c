/* The arguments of `npm run exam`. */

type ExamCommand =
  | { action: 'import'; remote: boolean }
  | { action: 'reissue'; remote: boolean }
  | { action: 'draw-badge'; remote: boolean }
  | { action: 'erase'; remote: boolean; person: string }
  | { action: 'new-key'; remote: boolean; print: boolean }

export const usage = `Usage: npm run exam -- import [--remote]
       npm run exam -- erase <account, attempt or certificate> [--remote]
       npm run exam -- reissue [--remote]
       npm run exam -- new-key [--remote | --print]
       npm run exam -- draw-badge

Without --remote, import, erase and reissue work on the local database, also while the site is running. With --env staging
beside --remote they work on that environment.`

/** @returns undefined for invalid arguments */
export function parseExamArguments(args: readonly string[]): ExamCommand | undefined {
  const options = args.filter((arg) => arg.startsWith('--'))
  const [action, ...more] = args.filter((arg) => !arg.startsWith('--'))
  const [remote, print] = [options.includes('--remote'), options.includes('--print')]
  const [person, ...rest] = more
  if (rest.length > 0 || options.some((option) => option !== '--remote' && option !== '--print')) return undefined
  if (action === 'erase') return person === undefined || print ? undefined : { action, person, remote }
  if (person !== undefined) return undefined
  if (action === 'new-key') return remote && print ? undefined : { action, print, remote }
  if (print) return undefined
  if (action === 'draw-badge') return remote ? undefined : { action, remote }
  return action === 'import' || action === 'reissue' ? { action, remote } : undefined
}
