import { expect, test } from 'vitest'
import { History } from './history'

const history = () => new History<number>(0, Object.is)

test('keeps 20 states, the current one included', () => {
  const steps = history()
  for (let state = 1; state <= 30; state += 1) steps.add(state, undefined)
  let undone = 0
  while (steps.undo()) undone += 1
  expect([undone, steps.current, steps.canUndo]).toEqual([19, 11, false])
})

test('a new state forgets what was undone, and one that is no change is not added', () => {
  const steps = history()
  steps.add(1, undefined)
  steps.add(2, undefined)
  expect(steps.undo()?.state).toBe(1)
  expect(steps.add(1, undefined)).toBe(false)
  expect(steps.redo()?.state).toBe(2)
  steps.undo()
  steps.add(3, undefined)
  expect([steps.redo(), steps.current]).toEqual([undefined, 3])
})
