/**
 * Tells password managers which account a password form belongs to if no visible field does. They look for it before the
 * password; it is hidden and not submitted.
 */
export function UsernameField({ identifier }: { identifier: string }) {
  return <input hidden readOnly autoComplete="username" value={identifier} />
}
