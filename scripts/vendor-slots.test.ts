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
      place: `src/content/vendor/${file}`
    }))
  )

test('every slot is in the list, under the file that declares it', () => {
  expect(declared.length).toBeGreaterThan(10)
  const listed = slots.map(({ name, place }) => ({ name, place }))
  expect(declared.filter((one) => !listed.some(({ name, place }) => name === one.name && place === one.place))).toEqual([])
})

test('an installation has samples while one slot is a sample', () => {
  const entry = { name: 'a', place: 'b', pages: ['/c'] }
  expect(hasSamples([{ ...entry, slot: filled(1) }])).toBe(false)
  expect(
    hasSamples([
      { ...entry, slot: filled(1) },
      { ...entry, slot: sample(1) }
    ])
  ).toBe(true)
})
