import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../../scripts/root.ts'

/** Looks up a text of the page: `t('account_code_again', { seconds: 60 })`. */
export type Copy = (key: string, values?: Record<string, string | number>) => string

/** The copy of one language, read from the message files. */
export function copyOf(locale: 'zh-CN' | 'en-US'): Copy {
  const folder = join(root, 'messages', locale)
  const messages: Record<string, string> = Object.assign(
    {},
    ...readdirSync(folder).map((file) => JSON.parse(readFileSync(join(folder, file), 'utf8')))
  )
  return (key, values = {}) => {
    const text = messages[key]
    if (text === undefined) throw new Error(`messages/${locale} has no ${key}`)
    return text.replaceAll(/\{(\w+)\}/g, (_, name) => String(values[name] ?? (name === 'brand' ? 'Galaxy' : `{${name}}`)))
  }
}
