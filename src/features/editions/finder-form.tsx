import type { ReactNode } from 'react'
import { permissionLevels } from '~/content/editions'
import { abilities, quantities } from '~/contract/finder-fields'
import { FieldFrame } from '~/features/forms/field'
import { useQueryDraft } from '~/features/forms/use-query-draft'
import { Button } from '~/ui/button'
import { PageLink } from '~/ui/page-link'
import { AbilityCells } from './ability-cells'
import type { FinderCopy } from './copy/types'
import type { EditionFinding, Need, Quantity } from './finder'
import { type FinderQuestion, ticked } from './finder-address'
import { faultText } from './finder-text'
import { LimitScale } from './limit-scale'
import './editions.css'

export const finderPath = '/galaxyProduct'
/** Anchor of the result. */
export const answerId = 'answer'

/** Input modes that need more than digits: large counts accept words, storage accepts a fraction. */
const keyboards: Partial<Record<Quantity, 'text' | 'decimal'>> = { vertices: 'text', storage: 'decimal' }

interface FinderFormProps {
  copy: FinderCopy
  question: FinderQuestion
  editions: readonly EditionFinding[]
}

/**
 * The requirements, each next to a drawing of the editions' limits. A plain GET form: the server renders the result at its
 * own address.
 */
export function FinderForm({ copy, question, editions }: FinderFormProps) {
  const { input, requirements, fault } = question
  const draft = useQueryDraft('finder')
  const faultOf = (field: Need) => (fault?.field === field ? faultText(copy, fault) : undefined)
  return (
    <form className="finder-form" method="get" action={`${finderPath}#${answerId}`} {...draft}>
      {quantities.map((name) => {
        const { label, hint } = copy.quantities[name]
        const error = faultOf(name)
        return (
          <FormRow
            key={name}
            drawing={<LimitScale quantity={name} required={requirements[name]} editions={editions} copy={copy} />}
          >
            <FieldFrame
              id={fieldId(name)}
              label={label}
              error={error}
              notes={error ? null : <p className="field-notice">{hint}</p>}
            >
              <input
                id={fieldId(name)}
                name={name}
                defaultValue={input[name]}
                inputMode={keyboards[name] ?? 'numeric'}
                autoComplete="off"
                aria-invalid={error ? true : undefined}
                aria-describedby={`${fieldId(name)}-below`}
              />
            </FieldFrame>
          </FormRow>
        )
      })}
      <FormRow drawing={<AbilityCells field="permissions" editions={editions} copy={copy} />}>
        <fieldset id={fieldId('permissions')} aria-describedby={`${fieldId('permissions')}-hint`}>
          <legend className="field-label">{copy.permissions.label}</legend>
          {(['any', ...permissionLevels] as const).map((level) => {
            const value = level === 'any' ? '' : level
            return (
              <label key={level} className="finder-choice">
                <input
                  type="radio"
                  name="permissions"
                  value={value}
                  defaultChecked={(requirements.permissions ?? '') === value}
                />
                {copy.permissions[level]}
              </label>
            )
          })}
          <Hint field="permissions" hint={copy.permissions.hint} error={faultOf('permissions')} />
        </fieldset>
      </FormRow>
      {abilities.map((name) => {
        const { label, hint } = copy.abilities[name]
        const error = faultOf(name)
        return (
          <FormRow key={name} drawing={<AbilityCells field={name} editions={editions} copy={copy} />}>
            <div className="check">
              <input
                id={fieldId(name)}
                type="checkbox"
                name={name}
                value={ticked}
                defaultChecked={requirements[name] === true}
                aria-invalid={error ? true : undefined}
                aria-describedby={`${fieldId(name)}-hint`}
              />
              <label className="finder-check" htmlFor={fieldId(name)}>
                {label}
              </label>
              <Hint field={name} hint={hint} error={error} />
            </div>
          </FormRow>
        )
      })}
      <div className="cluster finder-submit">
        <Button type="submit" variant="primary">
          {copy.submit}
        </Button>
        {question.isSubmitted ? (
          <PageLink to={{ path: finderPath, hash: 'finder' }} className="finder-clear">
            {copy.clear}
          </PageLink>
        ) : null}
      </div>
    </form>
  )
}

export const fieldId = (field: Need) => `finder-${field}`

function FormRow({ drawing, children }: { drawing: ReactNode; children: ReactNode }) {
  return (
    <div className="grid-phone finder-row">
      <div className="finder-field">{children}</div>
      <div className="finder-drawing">{drawing}</div>
    </div>
  )
}

function Hint({ field, hint, error }: { field: Need; hint: string; error: string | undefined }) {
  return (
    <p className={error ? 'finder-error' : 'finder-hint'} id={`${fieldId(field)}-hint`}>
      {error ?? hint}
    </p>
  )
}
