import { type FormEvent, useEffect, useId, useRef, useState } from 'react'
import { FieldFrame } from '~/features/forms/field'
import { takeChosenFiles } from '~/lib/chosen-files'
import { useFileDrop } from '~/lib/use-file-drop'
import { m } from '~/paraglide/messages'
import { Button } from '~/ui/button'
import { phrased } from '~/ui/phrased'
import { credentialInPng, isPng } from './baked-image'
import { CheckList } from './check-list'
import { isTooLarge } from './file-limit'
import './certificates.css'

interface Chosen {
  name: string
  text: string
  /** React key, so that checking the same file again starts a new check. */
  number: number
}

/** Checks a certificate file that the visitor drops, chooses or pastes. Nothing is uploaded. */
export function FileCheck() {
  const id = useId()
  const area = useRef<HTMLTextAreaElement>(null)
  const results = useRef<HTMLHeadingElement>(null)
  const [chosen, setChosen] = useState<Chosen>()
  const [error, setError] = useState<string>()
  const drop = useFileDrop(([file]) => void read(file))

  // The results appear below the form, possibly outside the viewport.
  useEffect(() => {
    if (chosen) results.current?.focus()
  }, [chosen])

  function check(name: string, text: string) {
    setError(undefined)
    setChosen((before) => ({ name, text, number: (before?.number ?? 0) + 1 }))
  }

  async function read(file: File | undefined) {
    if (!file) return
    if (isTooLarge(file)) {
      setError(m.certificates_paste_large())
      return
    }
    const content = await file.arrayBuffer().catch(() => undefined)
    // A folder, or a file that was moved.
    if (!content) return setError(m.certificates_file_unread())
    const bytes = new Uint8Array(content)
    const text = isPng(bytes) ? credentialInPng(bytes) : new TextDecoder().decode(bytes)
    if (text === undefined) setError(m.certificates_picture_empty())
    else check(file.name, text)
  }

  function onSubmit(event: FormEvent) {
    event.preventDefault()
    const text = area.current?.value.trim() ?? ''
    if (text === '') {
      setError(m.certificates_paste_empty())
      area.current?.focus()
    } else if (isTooLarge(text)) setError(m.certificates_paste_large())
    else check(m.certificates_pasted(), text)
  }

  return (
    <div className="certificate-files">
      <p className="certificate-noscript">{m.certificates_check_scripts()}</p>
      <form className="grid-phone certificate-file-form" onSubmit={onSubmit} noValidate>
        <div className="certificate-drop" {...drop}>
          <p>{m.certificates_drop()}</p>
          <label className="btn certificate-choose">
            {m.certificates_choose()}
            <input
              type="file"
              accept=".jwt,.json,.png,application/json,application/vc+jwt,image/png"
              onChange={({ currentTarget }) => void read(takeChosenFiles(currentTarget)[0])}
            />
          </label>
          <p className="note">{m.certificates_paste_private()}</p>
        </div>
        <div className="certificate-paste">
          <FieldFrame id={id} label={m.certificates_paste()} error={error}>
            <textarea
              id={id}
              ref={area}
              className="mono"
              rows={5}
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              aria-invalid={error ? true : undefined}
              aria-describedby={`${id}-below`}
            />
          </FieldFrame>
          <Button type="submit" variant="primary">
            {m.certificates_paste_submit()}
          </Button>
        </div>
      </form>
      {chosen ? (
        <>
          <h3 className="certificate-checked" ref={results} tabIndex={-1}>
            {phrased(m.certificates_checking_file({ name: chosen.name }))}
          </h3>
          <CheckList key={chosen.number} file={chosen.text} showsClaims />
        </>
      ) : null}
    </div>
  )
}
