/**
 * Tells a password manager whose password the form is about, where no visible field does. Browsers look for it before the
 * password; nobody else sees it, and it is no field of the form.
 */
export function UsernameField({ identifier }: { identifier: string }) {
  return <input hidden readOnly autoComplete="username" value={identifier} />
}
