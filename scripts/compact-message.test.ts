import { expect, test } from 'vitest'
import { compactMessage } from './compact-message'

const compiled = (name: string) => `/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

const zh_cn2_${name} = /** @type {(inputs: Inputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (\`图\${i?.number}\`)
};

const en_us2_${name} = /** @type {(inputs: Inputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (\`Fig. \${i?.number}\`)
};

export const ${name} = /** @type {Message<Inputs>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "zh-CN") return zh_cn2_${name}(inputs)
	return en_us2_${name}(inputs)
});`

test('a message passes its texts to the shared function, in the order of the locales', () => {
  const code = compactMessage(compiled('page_figure'))
  expect(code).toMatch(/messageOf\(\(i\) => `图\$\{i\?\.number\}`, \(i\) => `Fig\. \$\{i\?\.number\}`\);$/)
  expect(code).not.toContain('options.locale')
})

test('another form of a message is an error', () => {
  expect(() => compactMessage(compiled('page_figure').replace('(inputs, options = {})', '(inputs, settings)'))).toThrow(
    'another form'
  )
  // A fallback of a locale is no text of its own.
  expect(() =>
    compactMessage(compiled('page_figure').replace(/const en_us2[^;]+;\n/, 'const en_us2_page_figure = zh_cn2_page_figure;\n'))
  ).toThrow()
})
