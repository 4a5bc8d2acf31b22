import type { ReactNode } from 'react'
import { Field } from '../../../ui/controls'

/** A form that saves a change. What the server refuses and no field shows stands at its end. */
export function ChangeForm({
  save,
  isAtField,
  onSubmit,
  children
}: {
  save: { error: Error | null }
  isAtField: boolean
  onSubmit(): void
  children: ReactNode
}) {
  return (
    <form
      className="form"
      onSubmit={(event) => {
        event.preventDefault()
        onSubmit()
      }}
    >
      {children}
      {save.error && !isAtField && (
        <p className="fault" role="alert">
          {save.error.message}
        </p>
      )}
    </form>
  )
}

/** A field with its words: its help, or what is wrong with it. The input says `aria-describedby={`${id}-help`}`. */
export function FieldOrFault({
  id,
  label,
  help,
  fault,
  children
}: {
  id: string
  label: string
  help?: string | undefined
  fault?: string | undefined
  children: ReactNode
}) {
  const words = fault ? (
    <span className="fault" role="alert">
      {fault}
    </span>
  ) : (
    help
  )
  return (
    <Field id={id} label={label} help={words}>
      {children}
    </Field>
  )
}
