import { Kind, OperationTypeNode, type DocumentNode, type OperationDefinitionNode, type SelectionNode } from 'graphql';
import type { Context } from '../../graphql/context.ts';
import { isRegistered } from '../../kernel/actor.ts';
import { requireConsent } from './consents.ts';
import { mayWriteUnasked } from './mayWriteUnasked.ts';

/** The root fields that a selection calls; one behind a fragment counts as well. */
function fieldsIn(document: DocumentNode, selections: readonly SelectionNode[]): string[] {
  return selections.flatMap((selection) => {
    if (selection.kind === Kind.FIELD) return [selection.name.value];
    if (selection.kind === Kind.INLINE_FRAGMENT) return fieldsIn(document, selection.selectionSet.selections);
    const fragment = document.definitions.find(
      (definition) => definition.kind === Kind.FRAGMENT_DEFINITION && definition.name.value === selection.name.value,
    );
    return fragment?.kind === Kind.FRAGMENT_DEFINITION ? fieldsIn(document, fragment.selectionSet.selections) : [];
  });
}

/**
 * The one gate of consent: lets a valid document go on, or throws CONSENT_REQUIRED where it writes something that asks for it and
 * whoever sends it has yet to agree. Reading passes without a question to the database.
 */
export async function admitWrite(context: Context, document: DocumentNode): Promise<void> {
  if (!isRegistered(context.actor)) return;
  const operation = document.definitions.find(
    (definition): definition is OperationDefinitionNode => definition.kind === Kind.OPERATION_DEFINITION,
  );
  if (operation?.operation !== OperationTypeNode.MUTATION) return;
  const asks = fieldsIn(document, operation.selectionSet.selections).some((field) => !mayWriteUnasked(field));
  if (asks) await requireConsent(context);
}
