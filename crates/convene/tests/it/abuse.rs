//! What one caller does to stop the service for the others, while a second one polls.

mod bystander;
mod connections;
mod exposure;
mod input;
mod jobs;
mod people;
mod records;
