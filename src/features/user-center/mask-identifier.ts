/** A phone number or e-mail address that its owner recognises and nobody else learns: «138****0001», «a***@x.com». */
export function maskIdentifier(identifier: string): string {
  const [name = '', domain] = identifier.split('@')
  if (domain !== undefined) return `${[...name][0] ?? ''}***@${domain}`
  return `${identifier.slice(0, 3)}****${identifier.slice(-4)}`
}
