import { readFileSync } from 'node:fs'
import ts from 'typescript'

/** The table of an options interface as the README has it: one row for each option, from its type and its comment. */
export function optionsTable(file: string, interfaceName: string): string {
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true)
  const declaration = source.statements.find((node) => ts.isInterfaceDeclaration(node) && node.name.text === interfaceName)
  if (declaration === undefined || !ts.isInterfaceDeclaration(declaration)) throw new Error(`${file} has no interface ${interfaceName}`)
  const rows = declaration.members.filter(ts.isPropertySignature).map((member) => {
    const type = (member.type?.getText() ?? '').replace(/ \| undefined$/, '').replace(/^\((.*)\)$/, '$1')
    const comment = ts.getJSDocCommentsAndTags(member).map((doc) => (ts.isJSDoc(doc) ? ts.getTextOfJSDocComment(doc.comment) : ''))
    const [meaning, standard] = comment.join(' ').split(/ Default:? /)
    return `| \`${member.name.getText()}\` | \`${type}\` | ${member.questionToken ? standard?.replace(/\.$/, '') : 'required'} | ${meaning} |`
  })
  return ['| Option | Type | Default | Meaning |', '| --- | --- | --- | --- |', ...rows].join('\n')
}
