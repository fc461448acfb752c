import { type ReactNode, useEffect, useId, useRef } from 'react'
import type { CurrentUser } from '~/contract/account'
import { isOfComposition } from '~/lib/composition'
import { m } from '~/paraglide/messages'
import { Button } from '~/ui/button'
import { SectionState } from './section-state'
import { Skeleton } from './skeleton'
import { type SettingForms, useUserCenter } from './user-center-context'
import './user-center.css'

export interface Action {
  /** Unique on the page. */
  id: string
  label: string
  /** Renders the form once its chunk has loaded. */
  form: (forms: SettingForms, user: CurrentUser) => ReactNode
}

interface Props {
  label: string
  /** Current value; a skeleton until it is known. */
  value?: ReactNode
  /** Description, if there is no value. */
  text?: string
  /** Status: a filled or empty mark with a text. */
  state?: { isGood: boolean; text: string } | undefined
  hint?: ReactNode
  actions: Action[]
}

/** A setting with its value and status, and the form that edits it. Esc closes the form. */
export function SettingRow({ label, value, text, state, hint, actions }: Props) {
  const { user, openForm, setOpenForm, forms, loadForms } = useUserCenter()
  const id = useId()
  const row = useRef<HTMLDivElement>(null)
  const section = useRef<HTMLElement>(null)
  const open = actions.find((action) => action.id === openForm)
  const previousForm = useRef<string>(undefined)

  // When the form closes and no other opens, the focus returns to its button, or to the row's first button if that is gone.
  useEffect(() => {
    if (previousForm.current && !openForm) {
      const buttons = [...(row.current?.querySelectorAll<HTMLElement>('[data-form]') ?? [])]
      ;(buttons.find((button) => button.dataset.form === previousForm.current) ?? buttons[0])?.focus()
    }
    // A completed action may be removed before its form closes.
    if (openForm !== previousForm.current) previousForm.current = open?.id
  }, [openForm, open?.id])

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the key comes from the buttons and fields inside
    <div
      className="user-center-row"
      ref={row}
      data-open={open ? true : undefined}
      onKeyDown={(event) => {
        if (open && event.key === 'Escape' && !isOfComposition(event.nativeEvent)) setOpenForm(undefined)
      }}
    >
      <h3 id={id}>{label}</h3>
      <div className="user-center-value">
        {text ? <p className="user-center-text">{text}</p> : <p className="user-center-is">{user ? value : <ValueSkeleton />}</p>}
        {state ? (
          <p className="state-dot user-center-state" data-good={(user && state.isGood) || undefined}>
            {user ? state.text : null}
          </p>
        ) : null}
        {hint ? <p className="user-center-hint">{hint}</p> : null}
      </div>
      <div className="user-center-actions">
        {actions.map((action) => (
          <Button
            key={action.id}
            isSmall
            data-form={action.id}
            aria-expanded={open === action}
            aria-describedby={id}
            disabled={!user}
            onClick={() => setOpenForm(open === action ? undefined : action.id)}
          >
            {action.label}
          </Button>
        ))}
      </div>
      {user && open ? (
        <section ref={section} tabIndex={-1} className="user-center-change" key={open.id} aria-label={`${label} · ${open.label}`}>
          {forms.state === 'ready' ? (
            open.form(forms.data, user)
          ) : (
            <SectionState
              state={forms.state}
              rows={1}
              onRetry={() => {
                // The retry button disappears, so the section takes the focus.
                section.current?.focus()
                loadForms()
              }}
            />
          )}
        </section>
      ) : null}
    </div>
  )
}

function ValueSkeleton() {
  return (
    <>
      <Skeleton />
      <span className="vh">{m.user_center_loading()}</span>
    </>
  )
}
