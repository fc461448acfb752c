import { expect, test } from 'vitest'
import { playerSizes, wordLimit } from '~/contract/blocks'
import { messageDuration } from '~/contract/limits'
import { tableLimits } from '~/contract/tables'
import { columnDragDelay, draftTimes, historyLimits, pickerSizes, tabSpaces } from './constants'

// The tests of each behavior read most of these, so they would follow a wrong number.
test('the constants of the editor are those of the specification', () => {
  expect({ historyLimits, draftTimes, pickerSizes, columnDragDelay, tabSpaces }).toEqual({
    historyLimits: { states: 20, keystrokes: 20, idle: 200 },
    draftTimes: { save: 500, message: 2000 },
    pickerSizes: { first: 10, max: 20 },
    columnDragDelay: 360,
    tabSpaces: 4
  })
  expect({ playerSizes, wordLimit, messageDuration, tableLimits }).toEqual({
    playerSizes: { video: { width: 420, height: 280 }, music: { width: 400, height: 95 } },
    wordLimit: 10_000,
    messageDuration: 4000,
    tableLimits: { columns: 20, rows: 100, usual: 5 }
  })
})
