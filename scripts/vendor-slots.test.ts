import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { filled, sample } from '../src/content/vendor/slot'
import { hasSamples, slots } from '../src/content/vendor/slots'
import { root } from './root'

const folder = join(root, 'src/content/vendor')

/** Names of the slots that the modules declare. */
const declared = readdirSync(folder)
  .filter((file) => file.endsWith('.ts') && !/^slots?\.|\.test\./.test(file))
  .flatMap((file) =>
    [...readFileSync(join(folder, file), 'utf8').matchAll(/^(?:export )?const (\w+): Slot</gm)].map(([, name = '']) => ({
      name,
      source: `src/content/vendor/${file}`
    }))
  )

test('every slot is in the list, under the file that declares it', () => {
  expect(declared.length).toBeGreaterThan(10)
  const listed = slots.map(({ name, source }) => ({ name, source }))
  expect(declared.filter((one) => !listed.some(({ name, source }) => name === one.name && source === one.source))).toEqual([])
})

test('an installation has samples while one slot is a sample', () => {
  const entry = { name: 'a', source: 'b', pages: ['/c'] }
  expect(hasSamples([{ ...entry, slot: filled(1) }])).toBe(false)
  expect(
    hasSamples([
      { ...entry, slot: filled(1) },
      { ...entry, slot: sample(1) }
    ])
  ).toBe(true)
})
