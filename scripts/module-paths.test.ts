import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from './root'

/** The path of a module's address is encoded: `/my%20project`. Written apart, so that this file has none. */
const encodedPath = new RegExp(['import\\.meta\\.url\\)', '\\.(pathname|href\\.slice)'].join('\\s*'))

test('the project can be in a folder with a blank or a Chinese name: no file is found by an encoded path', () => {
  const modules = ['*.{ts,mjs}', '{hosts,scripts,services,src,tests,worker}/**/*.{js,mjs,ts,tsx}'].flatMap((pattern) =>
    globSync(pattern, { cwd: root, exclude: ['**/node_modules', 'src/paraglide'] })
  )
  expect(modules.length).toBeGreaterThan(1000)
  expect(modules.filter((path) => encodedPath.test(readFileSync(join(root, path), 'utf8')))).toEqual([])
})
