import { beforeEach, expect, test, vi } from 'vitest'
import { loadByScript } from './jsonp'

/** A document whose scripts are run by the test. */
class Script extends EventTarget {
  src = ''
  isThere = true
  remove() {
    this.isThere = false
  }
}
let scripts: Script[] = []

beforeEach(() => {
  scripts = []
  vi.stubGlobal('window', {})
  vi.stubGlobal('document', {
    createElement: () => new Script(),
    head: { append: (script: Script) => scripts.push(script) }
  })
})

/** The name of the function that the script is asked to call. */
const callbackOf = ({ src }: Script) => new URL(src).searchParams.get('callback') ?? ''
const call = (script: Script, value: unknown) => {
  const callback: unknown = Reflect.get(window, callbackOf(script))
  if (typeof callback === 'function') callback(value)
}

const address = 'https://editor.example/website/extention/api/admin/config?action=config&&noCache=1'

test('a script calls a function with a name as existing clients give it, and goes', async () => {
  const loaded = loadByScript(address, 1000)
  const [script] = scripts
  if (!script) throw new Error('no script')
  expect(script.src).toMatch(/\?action=config&&noCache=1&callback=bd__editor__[0-9a-z]+$/)
  call(script, { imageActionName: 'uploadimage' })
  expect(await loaded).toEqual({ imageActionName: 'uploadimage' })
  expect(script.isThere).toBe(false)
})

test('a script that fails, runs without a call, or comes too late is an error, and a late call changes nothing', async () => {
  for (const event of ['error', 'load']) {
    const loaded = loadByScript(address, 1000)
    scripts.at(-1)?.dispatchEvent(new Event(event))
    await expect(loaded).rejects.toThrow(/script/)
  }
  const late = loadByScript(address, 1)
  await expect(late).rejects.toThrow('in time')
  const last = scripts.at(-1)
  if (last) call(last, {})
  expect(last?.isThere).toBe(false)
})

test.each(['', 'a b', 'alert(1)', 'a.b', 'a-b', '图'])('the name «%s» is no callback', (callback) => {
  expect(() => loadByScript(address, 1000, callback)).toThrow('identifier')
  expect(scripts).toEqual([])
})
