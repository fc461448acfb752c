import { expect, test } from 'vitest'
import { moveInBar, moveInMenu } from './menu-keys'

const columns = [['Anti-fraud', 'Credit', 'Laundering'], ['Supply chain'], ['Power', 'Recommendation']]
const at = (column: number, row: number) => ({ column, row })

test('left and right move along the bar and wrap around; Home and End jump to its ends', () => {
  expect(moveInBar(4, 3, 'ArrowRight')).toBe(0)
  expect(moveInBar(4, 0, 'ArrowLeft')).toBe(3)
  expect(moveInBar(4, 2, 'Home')).toBe(0)
  expect(moveInBar(4, 0, 'End')).toBe(3)
  expect(moveInBar(4, 0, 'a')).toBeUndefined()
})

test('down and up move through all columns and wrap around', () => {
  expect(moveInMenu(columns, at(0, 2), 'ArrowDown')).toEqual(at(1, 0))
  expect(moveInMenu(columns, at(1, 0), 'ArrowUp')).toEqual(at(0, 2))
  expect(moveInMenu(columns, at(2, 1), 'ArrowDown')).toEqual(at(0, 0))
  expect(moveInMenu(columns, at(0, 0), 'ArrowUp')).toEqual(at(2, 1))
})

test('left and right move to the next column, at most to its last row', () => {
  expect(moveInMenu(columns, at(0, 2), 'ArrowRight')).toEqual(at(1, 0))
  expect(moveInMenu(columns, at(2, 1), 'ArrowLeft')).toEqual(at(1, 0))
})

test('left of the first column and right of the last move to the adjacent menu', () => {
  expect(moveInMenu(columns, at(0, 1), 'ArrowLeft')).toBe('previous')
  expect(moveInMenu(columns, at(2, 0), 'ArrowRight')).toBe('next')
})

test('Home and End move to the first and last link, Escape closes', () => {
  expect(moveInMenu(columns, at(1, 0), 'Home')).toEqual(at(0, 0))
  expect(moveInMenu(columns, at(1, 0), 'End')).toEqual(at(2, 1))
  expect(moveInMenu(columns, at(1, 0), 'Escape')).toBe('close')
})

test('a letter moves to the next link with that initial, ignoring case, and wraps around', () => {
  expect(moveInMenu(columns, at(0, 0), 'p')).toEqual(at(2, 0))
  expect(moveInMenu(columns, at(2, 1), 'A')).toEqual(at(0, 0))
  expect(moveInMenu([['文档', '白皮书']], at(0, 0), '白')).toEqual(at(0, 1))
})

test('ignores letters without a matching link and other keys', () => {
  expect(moveInMenu(columns, at(0, 0), 'z')).toBeUndefined()
  expect(moveInMenu(columns, at(0, 0), 'Tab')).toBeUndefined()
  expect(moveInMenu(columns, at(0, 0), ' ')).toBeUndefined()
})
