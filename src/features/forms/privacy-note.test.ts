import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const features = join(import.meta.dirname, '..')

/** Fields for personal data, and free text. */
const personal =
  /<FormLines\b|\binputOf\(|autoComplete[=:] ?['"{(]?[^\n]*\b(name|email|tel|tel-national|organization|address-level2)['"]|<TextArea\b/
/** Modules that contain these forms and have the link for all of them. */
const linkedAround: Readonly<Record<string, string>> = {
  'account/forgot-panel.tsx': 'account/account-modal.tsx',
  'account/login-panel.tsx': 'account/account-modal.tsx',
  'account/register-panel.tsx': 'account/account-modal.tsx',
  'download/consent-form.tsx': '../content/statement-text.tsx'
}
const links = /<PrivacyNote\b|<PrivacyLink\b|<SettingForm form=\{form\} isPersonal\b/

test('every form that takes personal data links to the privacy statement', () => {
  const files = readdirSync(features, { recursive: true, encoding: 'utf8' }).filter(
    (path) => path.endsWith('.tsx') && !path.startsWith('forms/')
  )
  const forms = files.filter((path) => personal.test(readFileSync(join(features, path), 'utf8')))
  expect(forms).toContain('consult/consult-form.tsx')
  expect(forms.length).toBeGreaterThan(10)
  const unlinked = forms.filter((path) => !links.test(readFileSync(join(features, linkedAround[path] ?? path), 'utf8')))
  expect(unlinked).toEqual([])
})
