/** One text of a compiled message: an arrow function that returns a template. */
const text = /^const \w+ = \/\*\*.*\*\/ \((i?)\) => \{\n\treturn \/\*\*.*\*\/ \((`[\s\S]*?`)\)\n\};$/gm
/** The function of a compiled message, which compares the locale, with a line for each locale. */
const choice = /\(\(inputs(?: = \{\})?, options = \{\}\) => \{\n\tconst locale = .*\n((?:\t.*return \w+\(inputs\)\n)+)\}\)/

/**
 * A compiled message without its own comparison of locales: it passes its texts, in the order of the locales, to a function that
 * all messages share.
 * @throws if Paraglide has compiled it in another form
 */
export function compactMessage(code: string): string {
  const texts = [...code.matchAll(text)].map(([, input, template]) => `(${input}) => ${template}`)
  const lines = choice.exec(code)?.[1]?.trimEnd().split('\n')
  if (texts.length === 0 || texts.length !== lines?.length)
    throw new Error(`scripts/compact-message.ts expects another form of compiled messages: ${code}`)
  const shared = "import { messageOf } from '../../messages/message-of'\n"
  return shared + code.replace(choice, () => `/* @__PURE__ */ messageOf(${texts.join(', ')})`)
}
