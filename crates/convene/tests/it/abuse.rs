//! Attacks: one caller tries to stop the service for others, while a second one polls and must not notice.

mod bystander;
mod connections;
mod exposure;
mod input;
mod jobs;
mod people;
mod records;
