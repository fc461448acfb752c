import { expect, test } from 'vitest'
import { readChosenGraph } from './chosen-graph'
import { graphCsvLimits } from './graph-csv-limits'

const fieldOf = (...files: File[]) => ({ files, value: 'C:\\fakepath\\people.csv' })
const people = new File(['id\nP1\n'], 'people.csv')

test('the chosen files are read, and the field is emptied', async () => {
  const field = fieldOf(people)
  expect(await readChosenGraph(field, async (files) => files)).toEqual([{ name: 'people.csv', text: 'id\nP1\n' }])
  expect(field.value).toBe('')
})

test('a file that cannot be read is named, and the field is emptied', async () => {
  const moved = new File(['id\n'], 'moved.csv')
  moved.arrayBuffer = () => Promise.reject(new DOMException('', 'NotFoundError'))
  const field = fieldOf(people, moved)
  expect(await readChosenGraph(field, async (files) => files)).toMatchObject({ fault: { kind: 'unreadable', file: 'moved.csv' } })
  expect(field.value).toBe('')
})

test('a file that is too large is named, and none is read', async () => {
  const large = new File([new Uint8Array(graphCsvLimits.bytes + 1)], 'large.csv')
  expect(await readChosenGraph(fieldOf(people, large), async (files) => files)).toMatchObject({
    fault: { kind: 'bytes', file: 'large.csv' }
  })
})
