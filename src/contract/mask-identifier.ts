/** Masks a phone number or email address so that only its owner recognizes it: «138****0001», «a***@x.com». */
export function maskIdentifier(identifier: string): string {
  const [name = '', domain] = identifier.split('@')
  if (domain !== undefined) return `${[...name][0] ?? ''}***@${domain}`
  return `${identifier.slice(0, 3)}****${identifier.slice(-4)}`
}
