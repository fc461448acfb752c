import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { AppealPromise } from './appeal-promise'

test('an appeal names how long an answer takes where the vendor says so, and promises nothing otherwise', () => {
  expect(renderToStaticMarkup(<AppealPromise days={10} />)).toContain('10')
  expect(renderToStaticMarkup(<AppealPromise days={0} />)).toBe('')
})
