import { type FormEvent, useId } from 'react'
import { nativeLanguageNames, writtenLocales } from '~/contract/locale'
import { m } from '~/paraglide/messages'
import { Button } from '~/ui/button'
import type { FormOption, QuestionForm } from './question-form'

interface FormProps {
  form: QuestionForm
  onInput: (change: Partial<QuestionForm>) => void
  /** Shown above the button. */
  fault: string | undefined
  isSaving: boolean
  onSave: () => void
}

/** The content of a question, both languages side by side. A fault is named once, above the button. */
export function ContentForm({ form, onInput: set, fault, isSaving, onSave }: FormProps) {
  const id = useId()
  const setOption = (at: number, change: Partial<FormOption>) =>
    set({ options: form.options.map((option, index) => (index === at ? { ...option, ...change } : option)) })

  function onSubmit(event: FormEvent) {
    event.preventDefault()
    onSave()
  }

  return (
    <form className="questions-form" noValidate onSubmit={onSubmit}>
      <div className="grid-phone questions-pair">
        <label>
          {m.desk_questions_type()}
          <select value={form.type} onChange={({ currentTarget: { value } }) => set({ type: value })}>
            <option value="single">{m.desk_questions_single()}</option>
            <option value="multiple">{m.desk_questions_multiple()}</option>
          </select>
        </label>
        <label>
          {m.desk_questions_source()}
          <input value={form.source} placeholder="2#edge" onChange={({ currentTarget: { value } }) => set({ source: value })} />
        </label>
      </div>
      <Pair label={m.desk_questions_question()} texts={form.question} rows={3} onInput={(question) => set({ question })} />
      <label>
        {m.desk_questions_query()}
        <textarea
          className="questions-code"
          rows={3}
          spellCheck={false}
          value={form.query}
          onChange={({ currentTarget: { value } }) => set({ query: value })}
        />
      </label>
      <label>
        {m.desk_questions_graph()}
        <textarea
          className="questions-code"
          rows={3}
          spellCheck={false}
          value={form.graph}
          onChange={({ currentTarget: { value } }) => set({ graph: value })}
        />
      </label>
      {form.options.map((option, at) => (
        <fieldset key={option.id} className="questions-option">
          <legend>{m.desk_questions_option({ number: at + 1 })}</legend>
          <label className="questions-correct">
            <input
              type="checkbox"
              checked={option.isCorrect}
              onChange={({ currentTarget: { checked } }) => setOption(at, { isCorrect: checked })}
            />
            {m.desk_questions_correct()}
          </label>
          <Pair
            label={m.desk_questions_option({ number: at + 1 })}
            isLabelHidden
            texts={option.text}
            rows={2}
            onInput={(text) => setOption(at, { text })}
          />
        </fieldset>
      ))}
      <Pair
        label={m.desk_questions_explanation()}
        texts={form.explanation}
        rows={3}
        onInput={(explanation) => set({ explanation })}
      />
      <p className="field-error" id={`${id}-error`} role="alert">
        {fault}
      </p>
      <div>
        <Button type="submit" variant="primary" aria-disabled={isSaving} aria-describedby={`${id}-error`}>
          {m.desk_questions_save()}
        </Button>
      </div>
    </form>
  )
}

interface PairProps {
  label: string
  isLabelHidden?: boolean
  texts: QuestionForm['question']
  rows: number
  onInput: (texts: QuestionForm['question']) => void
}

/** A text in both languages, side by side. */
function Pair({ label, isLabelHidden = false, texts, rows, onInput }: PairProps) {
  return (
    <div className="grid-phone questions-pair">
      {writtenLocales.map((locale) => (
        <label key={locale}>
          <span className={isLabelHidden ? 'vh' : undefined}>{label}</span>{' '}
          <span lang={locale}>{nativeLanguageNames[locale]}</span>
          <textarea
            lang={locale}
            rows={rows}
            value={texts[locale]}
            onChange={({ currentTarget: { value } }) => onInput({ ...texts, [locale]: value })}
          />
        </label>
      ))}
    </div>
  )
}
