import { expect, test } from 'vitest'
import { emptyForm, type QuestionForm } from './question-form'
import { isUnsaved, openQuestion, withLoaded, withSaved } from './typed-question'

const formWith = (source: string): QuestionForm => ({ ...emptyForm, source })
const stored = (revision: number, source: string, version = 1) => ({ version, revision, form: formWith(source) })
const typed = { ...openQuestion(stored(1, '2#edge')), form: formWith('3#path') }

test('a form without unsaved text shows what is loaded', () => {
  const shown = withLoaded(openQuestion(stored(1, '2#edge')), stored(2, '4#index'))
  expect(shown).toEqual(openQuestion(stored(2, '4#index')))
  expect(isUnsaved(shown)).toBe(false)
})

test('unsaved text survives a reload of what it started from, for example after a failed step', () => {
  expect(withLoaded(typed, stored(1, '2#edge'))).toEqual(typed)
})

test('unsaved text survives a change by a colleague, beside the text of the colleague', () => {
  const conflict = withLoaded(typed, stored(2, '4#index'))
  expect(conflict).toEqual({ ...typed, newer: stored(2, '4#index') })
  // A publication has removed the draft.
  expect(withLoaded(typed, stored(0, '4#index', 2)).newer).toEqual(stored(0, '4#index', 2))
  // After a save over it, nothing is in conflict.
  const saved = withSaved(conflict, conflict.form, 3)
  expect(saved).toEqual({ form: typed.form, base: stored(3, '3#path') })
  expect(isUnsaved(saved)).toBe(false)
})

test('text that is typed during a save stays unsaved', () => {
  const saved = withSaved({ ...typed, form: formWith('5#plan') }, typed.form, 2)
  expect(isUnsaved(saved)).toBe(true)
  expect(withLoaded(saved, stored(2, '3#path'))).toEqual(saved)
})
