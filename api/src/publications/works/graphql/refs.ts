import { builder } from '../../../graphql/builder.ts';
import { defineConnection } from '../../../graphql/connection.ts';
import type { WorkRecord } from '../store/works.ts';

export const WorkRef = builder.objectRef<WorkRecord>('Work');
export const WorkConnection = defineConnection('Work', WorkRef);
