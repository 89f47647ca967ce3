import { UniqueConstraintError } from 'sequelize';

/** Whether a write failed because somebody else took a unique value first. */
export const isUniqueViolation = (error: unknown): boolean => error instanceof UniqueConstraintError;
